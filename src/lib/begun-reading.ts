/** What a worker says when its code is here and it begins to read; anything else is its answer. */
export const readingStarted = 'begun reading';
