import { openOfficeFile, type OpenedFile } from '#src/domain/office-sections/open-file.ts';
import { answerPage, beginReading } from '#src/workers/answer-page.ts';

const noFile: OpenedFile = { problem: 'There is no file.' };

/** Reads an office's section off the main thread. */
answerPage((question): OpenedFile => {
  beginReading();
  if (typeof question !== 'object' || question === null || !('name' in question) || !('bytes' in question))
    return noFile;
  const { name, bytes } = question;
  return typeof name === 'string' && bytes instanceof Uint8Array ? openOfficeFile({ name, bytes }) : noFile;
});
