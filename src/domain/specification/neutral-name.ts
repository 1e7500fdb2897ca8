/** File names of neutral sections, which are no manufacturer's, begin with this. */
export const neutralPrefix = 'neutral-';

export const isNeutralName = (filename: string): boolean => filename.startsWith(neutralPrefix);
