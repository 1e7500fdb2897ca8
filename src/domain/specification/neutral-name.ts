/** Prefix of the file names of neutral sections. */
export const neutralPrefix = 'neutral-';

export const isNeutralName = (filename: string): boolean => filename.startsWith(neutralPrefix);
