import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { LoadedMerge } from '#src/screens/merged-section/loaders.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Explains why the sections can't be merged yet. */
export function Problems({ loaded }: { loaded: LoadedMerge }) {
  const { filenames, sections, missing, failed, sources } = loaded;
  const retry = useRetry(loaded);
  const numbers = [...new Set(sections.map(({ section }) => section.number))];
  return (
    <>
      {missing.map((filename) => (
        <Notice
          key={filename}
          tone="bad"
          title={`No specification has the file name “${filename}”.`}
          role="alert"
        >
          <p>Remove it, or choose another manufacturer.</p>
        </Notice>
      ))}
      {failed.map(({ filename, message }) => (
        <RetryNotice key={filename} title={`Couldn’t load “${filename}”.`} {...retry}>
          <p>{message}</p>
        </RetryNotice>
      ))}
      {sources?.error && (
        <RetryNotice title="Couldn’t load the products that these sections name." {...retry}>
          <p>{sources.error.message} Without them, trade names can’t be told from other words.</p>
        </RetryNotice>
      )}
      {numbers.length > 1 && (
        <Notice tone="bad" title="These are different sections." role="alert">
          <p>
            Only sections with the same MasterFormat number can be merged:{' '}
            {sections
              .map(
                ({ section, title, company }) =>
                  `${formatSection(section.number, '04')} ${plainText(title)} (${plainText(company)})`,
              )
              .join('; ')}
            . Remove the one that doesn’t belong.
          </p>
        </Notice>
      )}
      {filenames.length === 1 && sections.length === 1 && (
        <Notice title="One manufacturer so far.">
          <p>Add one or two more of the same section to merge them.</p>
        </Notice>
      )}
    </>
  );
}
