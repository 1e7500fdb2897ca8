/** How many of the nearest results to show if nothing passes all filters. */
export const nearShown = 5;
