// How fast something goes, set by a slider.

import type { ComponentChildren } from "preact";

interface SpeedProps {
  min: number;
  max: number;
  step: number | "any";
  value: number;
  onValue: (value: number) => void;
  children?: ComponentChildren;
}

export const Speed = ({ onValue, children, ...range }: SpeedProps) => (
  <label class="row pace">
    Speed <input type="range" onInput={({ currentTarget }) => onValue(+currentTarget.value)} {...range} /> {children}
  </label>
);
