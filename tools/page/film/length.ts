// Mends the length in the header of a film: Chromium counts that of the track in milliseconds, whatever its unit is.

/** How far after the name of a box its unit is, of which a second has so many, and then its length in units. */
const [UNIT, LENGTH] = [20, 24];

/** An MP4 whose track is as long as the film says; any other file as it is. */
export const mendLength = async (film: Blob): Promise<Blob> => {
  const head = await film.slice(0, 4096).arrayBuffer();
  const text = new TextDecoder("latin1").decode(head);
  // Both boxes are of version 1, in which lengths have eight bytes.
  const [whole, track] = ["mvhd\x01", "mdhd\x01"].map((name) => text.indexOf(name) + 4);
  if (whole < 4 || track < 4) return film;
  const view = new DataView(head);
  const units = (box: number) => BigInt(view.getUint32(box + UNIT));
  view.setBigUint64(track + LENGTH, (view.getBigUint64(whole + LENGTH) * units(track)) / units(whole));
  return new Blob([head, film.slice(4096)], { type: film.type });
};
