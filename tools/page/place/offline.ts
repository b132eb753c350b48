// The service worker of a site: what the network sends is kept, and answers when there is no network.

/** The file name of the page. */
declare const PAGE: string;

const kept = caches.open("pentomino-quine");

const answer = async (request: Request): Promise<Response> => {
  const cache = await kept;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    // The folder of the page is the page.
    const found = (await cache.match(request)) ?? (request.mode === "navigate" ? await cache.match(PAGE) : undefined);
    if (found) return found;
    throw error;
  }
};

// The types of a page do not know these events.
addEventListener("install", (event: any) =>
  event.waitUntil(kept.then((cache) => cache.addAll([PAGE, "manifest.webmanifest", "icon.png"]))),
);
addEventListener("fetch", (event: any) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
