/** A worker posts this when its code has loaded and it starts reading; any other message is its answer. */
export const readingStarted = 'begun reading';
