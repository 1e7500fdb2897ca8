import { useId } from 'react';

import style from '#src/components/downloads/download-selection.module.css';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { filesOf, formatsOf, type DownloadFile } from '#src/domain/download-files.ts';
import { fullDate } from '#src/lib/dates.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Identifier } from '#src/ui/identifier.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  items: readonly ListedContent[];
  /** URLs of the chosen files. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** True while files are downloading. */
  disabled: boolean;
}

/** Selects files: all, none, all of a format, all of an item, or one by one. */
export function DownloadSelection({ items, chosen, onChoose, disabled }: Props) {
  const all = filesOf(items);
  const choose = (files: readonly DownloadFile[], isWanted: boolean): void =>
    onChoose(
      toggleKeys(
        chosen,
        files.map(({ file }) => file.url),
        isWanted,
      ),
    );
  return (
    <fieldset className={style.choice} disabled={disabled}>
      <legend className="unseen">Files to download</legend>
      <div className="cluster gap-0-4 pad-bottom-3 screen-only">
        <Button kind="plain" className={style.all} onClick={() => choose(all, true)}>
          All
        </Button>
        <Button kind="plain" className={style.all} onClick={() => choose(all, false)}>
          None
        </Button>
        <ul className={`flow gap-0-4 ${style.formats}`} aria-label="By format">
          {formatsOf(all).map(({ format, count }) => (
            <li key={format}>
              <Tick
                label={`${format} (${count})`}
                files={all.filter(({ file }) => file.format === format)}
                {...{ chosen, choose }}
              />
            </li>
          ))}
        </ul>
      </div>
      <ul className="line-top">
        {items.map((item) => (
          <Item key={`${item.content_type} ${item.id}`} {...{ item, chosen, choose }} />
        ))}
      </ul>
    </fieldset>
  );
}

interface SelectionProps {
  chosen: ReadonlySet<string>;
  choose: (files: readonly DownloadFile[], isWanted: boolean) => void;
}

function Item({ item, chosen, choose }: SelectionProps & { item: ListedContent }) {
  const files = filesOf([item]);
  const [section] = item.csi;
  return (
    <li className={`grid gap-2-5 line-bottom pad-block-2 body-heads one-column-1023 ${style.item}`}>
      <div className={`grid at-top ${style.words}`}>
        <Tick label={`All files of ${item.title}`} isSilent {...{ files, chosen, choose }} />
        <div>
          <h2 dir="auto">
            <Link to={to.contentItem(item, item.content_type, item.id)}>{unbroken(item.title)}</Link>
          </h2>
          <p className="flow gap-0-3 small muted">
            {'detailNumber' in item && <span className="mono">{item.detailNumber}</span>}
            {section && <SectionNumber section={section} withTitle />}
          </p>
        </div>
      </div>
      <ul className={style.files} aria-label={`Files of ${item.title}`}>
        {files.map((one) => (
          <FileChoice key={one.file.url} one={one} {...{ chosen, choose }} />
        ))}
      </ul>
    </li>
  );
}

function FileChoice({ one, chosen, choose }: SelectionProps & { one: DownloadFile }) {
  const { file, item } = one;
  const href = safeHref(file.url);
  const id = useId();
  return (
    <li className={`grid at-middle high-28 gap-2 ${style.file}`}>
      <label className={`row high-28 gap-2 ${style.tick}`}>
        <input
          type="checkbox"
          checked={chosen.has(file.url)}
          onChange={({ currentTarget }) => choose([one], currentTarget.checked)}
          aria-describedby={id}
        />
        <span className={`nowrap ${style.format}`}>{file.format}</span>
        <span className="unseen">of {item.title}</span>
      </label>
      <span className={`quiet anywhere hidden-599 ${style.name}`} title={file.name}>
        <Identifier text={file.name} />
      </span>
      <span id={id} className="small muted digits nowrap text-right">
        {file.bytes === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="unseen">size not stated</span>
          </>
        ) : (
          fileSizeText(file.bytes)
        )}
      </span>
      <time className="small muted digits nowrap text-right" dateTime={file.updated.slice(0, 10)}>
        {fullDate(file.updated) ?? file.updated}
      </time>
      {href !== null && (
        <a
          className={`centered high-28 muted screen-only ${style.single}`}
          href={href}
          download={safeFileName(file.name)}
          rel="noopener"
        >
          <span className="unseen">
            Download {file.format} of {item.title}
          </span>
          <Icon name="download" />
        </a>
      )}
    </li>
  );
}

/** A checkbox for several files; indeterminate while only some of them are chosen. */
function Tick(props: SelectionProps & { files: readonly DownloadFile[]; label: string; isSilent?: boolean }) {
  const { files, label, isSilent = false, chosen, choose } = props;
  const count = files.filter(({ file }) => chosen.has(file.url)).length;
  return (
    <label className={`row high-28 gap-2 ${style.tick}`}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < files.length;
        }}
        checked={files.length > 0 && count === files.length}
        disabled={files.length === 0}
        onChange={() => choose(files, count < files.length)}
      />
      <span className={isSilent ? 'unseen' : `nowrap ${style.format}`}>{label}</span>
    </label>
  );
}
