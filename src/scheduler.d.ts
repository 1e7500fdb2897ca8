/** The one call we need of React's scheduler: how long it works before it lets the browser answer, as frames a second. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
