import { Suspense, useState, type ReactNode } from 'react';

import { copyText } from '#src/browser/clipboard.ts';
import { currentUrl } from '#src/browser/location.ts';
import { notify } from '#src/browser/toasts.ts';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Facts, type Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { AddToProjectDialog } from '#src/components/projects/add-to-project.tsx';
import { OpenHere } from '#src/components/viewer/own/open-here.tsx';
import { useGivenFile } from '#src/components/viewer/own/use-given-file.ts';
import style from '#src/components/viewer/shell/item-shell.module.css';
import { SiblingSteps } from '#src/components/viewer/shell/sibling-steps.tsx';
import { ToolButton, toolClass } from '#src/components/viewer/shell/tool-button.tsx';
import { ToolIcon } from '#src/components/viewer/shell/tool-icon.tsx';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import type { File } from '#src/contracts/shapes.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { isOpenedByName } from '#src/domain/file-kinds/file-kind.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { Code } from '#src/ui/code.tsx';
import { Tip } from '#src/ui/tip.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  /** The manufacturer's name and link. */
  company: Pick<CompanyBrief, 'coid' | 'company' | 'companySlug'>;
  item: Content;
  siblings: readonly ContentBrief[];
  /** The title block: scale, units, section, date, etc. */
  facts: readonly Fact[];
  /** Figures of a declaration, above its facts. */
  figures?: ReactNode;
  opens?: string | null;
  /** The viewer. */
  children: ReactNode;
}

/** The screen of an item's viewer: name, actions, and a drawer with its title block and files. */
export function ItemShell({ company, item, siblings, facts, figures, opens = null, children }: Props) {
  useGivenFile();
  const { content_type: type, id, title, files } = item;
  const shown = viewedFile(item);
  const words = contentTypeWords[type];
  const besideShown = (file: File): ReactNode =>
    file !== shown && isOpenedByName(file.name) && <OpenHere file={file} />;
  return (
    <ViewerShell
      opens={opens}
      bar={{
        title: (
          <>
            <p className={`row rigid gap-2 small quiet ${style.sheet}`}>
              <span className={style.code}>
                <Code tone="on">{words.code}</Code>
              </span>
              {'detailNumber' in item && <span className="mono">{item.detailNumber}</span>}
            </p>
            <div className="shrinks">
              <h1 dir="auto" title={title}>
                {unbroken(title)}
              </h1>
              <p className={`cluster gap-1 small muted ${style.maker}`}>
                <Link className="link" to={to.company(company)}>
                  <bdi>{company.company}</bdi>
                </Link>
                <span className={style.about} aria-hidden="true">
                  ·
                </span>
                <Link className={`link ${style.about}`} to={to.companyItem(company, type, id)}>
                  About this {words.singular}
                </Link>
              </p>
            </div>
          </>
        ),
        actions: <Actions {...{ company, item, siblings }} />,
        actionsInDrawer: <Actions {...{ company, item, siblings }} isInDrawer />,
        first: (
          <>
            <FavoriteButton item={savedItem(item)} className={style.star} />
            {shown && <DownloadLink file={shown} />}
          </>
        ),
        isPlayed: type === 'video' || type === 'webinar',
        properties: {
          name: !figures ? 'Properties' : 'Figures and properties',
          content: (
            <>
              {figures}
              <Facts facts={facts} />
              {files.length > 0 && (
                <section className="minor-heads spaced-heads screen-only" aria-labelledby="files">
                  <h2 id="files">Download</h2>
                  <FileList files={files} of={title} beside={besideShown} />
                </section>
              )}
              <p className="flow gap-1-4 small screen-only">
                <Link className="link" to={to.companyItem(company, type, id)}>
                  Page of this {words.singular}
                </Link>
                <Link className="link" to={to.ownFile()}>
                  Open a file of yours
                </Link>
              </p>
            </>
          ),
        },
      }}
    >
      {children}
    </ViewerShell>
  );
}

function Actions({
  company,
  item,
  siblings,
  isInDrawer = false,
}: Pick<Props, 'company' | 'item' | 'siblings'> & { isInDrawer?: boolean }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <SiblingSteps {...{ company, item, siblings }} hasKeys={!isInDrawer} />
      <ToolButton icon="project" label={`Add to project: ${item.title}`} onClick={() => setAdding(true)} />
      <ToolButton icon="share" label="Copy link to this view" onClick={() => void copyView()} />
      {isAdding && (
        <Suspense>
          <AddToProjectDialog items={[savedItem(item)]} what={item.title} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

function DownloadLink({ file: { url, name, format } }: { file: File }) {
  const href = safeHref(url);
  if (href === null) return null;
  const words = `Download the ${format}`;
  return (
    <a className={toolClass()} href={href} download={safeFileName(name)} rel="noopener" aria-label={words}>
      <Tip text={words}>
        <ToolIcon name="download" />
      </Tip>
    </a>
  );
}

/** Copies the URL, which contains the view. */
async function copyView(): Promise<void> {
  await ((await copyText(currentUrl()))
    ? notify.success('Link to this view copied.')
    : notify.error('Couldn’t copy the link. Copy it from the address bar.'));
}
