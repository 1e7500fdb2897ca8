/** The office section and version that a file name refers to. */
export interface OfficeName {
  id: string;
  version: number;
}

const name = /^office-([a-z\d]{1,20})-v(\d{1,6})$/;

/** File name of a version of an office's section: `office-k3f9x2-v2`. */
export const officeFilename = ({ id, version }: OfficeName): string => `office-${id}-v${version}`;

/** The section in a file name; null for any other file. */
export function officeNameOf(filename: string): OfficeName | null {
  const [, id, version] = name.exec(filename) ?? [];
  return id === undefined ? null : { id, version: Number(version) };
}
