/** A page that nobody sees paints no frame: what waits for one goes on after this. */
const maxMs = 100;

/** Calls back once the next frame is painted; answers how to call it off. */
export function whenPainted(then: () => void): () => void {
  let timer = setTimeout(end, maxMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The task after the frame: by then it is painted.
    timer = setTimeout(end, 0);
  });
  function end(): void {
    cancelAnimationFrame(frame);
    then();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
