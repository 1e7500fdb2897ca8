/** How many of the nearest results show where nothing passes all filters. */
export const nearShown = 5;
