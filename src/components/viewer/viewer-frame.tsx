import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { copyText } from '#src/browser/clipboard.ts';
import { canFullScreen, isFullScreen, onFullScreen, toggleFullScreen } from '#src/browser/full-screen.ts';
import { currentUrl } from '#src/browser/location.ts';
import { printPage } from '#src/browser/print.ts';
import { notify } from '#src/browser/toasts.ts';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { SiblingSteps } from '#src/components/viewer/sibling-steps.tsx';
import { OpenHere } from '#src/components/viewer/own/open-here.tsx';
import { useGivenFile } from '#src/components/viewer/own/use-given-file.ts';
import style from '#src/components/viewer/viewer-frame.module.css';
import type { File } from '#src/contracts/shapes.ts';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Content, ContentBrief } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { isOpenedByName } from '#src/domain/file-kinds/file-kind.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import { Code } from '#src/ui/code.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The manufacturer's name and link. */
type CompanyName = Pick<CompanyBrief, 'coid' | 'company' | 'companySlug'>;

interface Props {
  company: CompanyName;
  item: Content;
  siblings: readonly ContentBrief[];
  /** The title block: scale, units, section, date, etc. */
  facts: readonly Fact[];
  /** The viewer. */
  children: ReactNode;
}

/** A full-window viewer: actions above, title block and files below. */
export function ViewerFrame({ company, item, siblings, facts, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useGivenFile();
  const { content_type: type, id, title, files } = item;
  const shown = viewedFile(item);
  const besideShown = (file: File): ReactNode =>
    file !== shown && isOpenedByName(file.name) && <OpenHere file={file} />;
  return (
    <div className={`paper print-block ${style.frame}`} ref={frame}>
      <header className={`gap-1-3 line-bottom ${style.head}`}>
        <p className="row gap-2 small quiet">
          <Code tone="on">{contentTypeWords[type].code}</Code>
          {'detailNumber' in item && <span className="mono">{item.detailNumber}</span>}
        </p>
        <div className={style.name}>
          <h1 className="anywhere" dir="auto">
            {title}
          </h1>
          <p className={`flex baseline gap-1 small muted ${style.manufacturer}`}>
            <Link className="link" to={to.company(company)}>
              <bdi>{company.company}</bdi>
            </Link>
            ·
            <Link className="link" to={to.companyItem(company, type, id)}>
              About this {contentTypeWords[type].singular}
            </Link>
          </p>
        </div>
        <div className={`row gap-2 screen-only ${style.tools}`}>
          <SiblingSteps company={company} item={item} siblings={siblings} />
          <FavoriteButton item={savedItem(item)} />
          <AddToProject items={[savedItem(item)]} />
          <ShareView />
          <Button title="Print" className={style.icon} onClick={printPage}>
            <Icon name="print" />
          </Button>
          <Link className={`${buttonClass()} ${style.icon}`} to={to.ownFile()} title="Open a file of yours">
            <Icon name="folder" />
          </Link>
          <FullScreenButton of={() => frame.current} />
        </div>
      </header>
      <div className={`print-block ${style.viewer}`}>{children}</div>
      <footer className={`gap-5 line-top body-heads spaced-heads print-block ${style.block}`}>
        <Facts facts={facts} />
        {files.length > 0 && (
          <section className="screen-only" aria-labelledby="files">
            <h2 id="files">Download</h2>
            <FileList files={files} of={title} beside={besideShown} />
          </section>
        )}
      </footer>
    </div>
  );
}

/** Copies the URL, which contains the view. */
function ShareView() {
  async function copy(): Promise<void> {
    const isCopied = await copyText(currentUrl());
    await (isCopied
      ? notify.success('Link to this view copied.')
      : notify.error('Couldn’t copy the link. Copy it from the address bar.'));
  }
  return (
    <Button title="Copy link to this view" className={style.icon} onClick={() => void copy()}>
      <Icon name="share" />
    </Button>
  );
}

/** Renders nothing if the browser does not support full screen. */
function FullScreenButton({ of }: { of: () => Element | null }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => onFullScreen(() => setFull(isFullScreen())), []);
  if (!canFullScreen()) return null;
  const toggle = async (): Promise<void> => {
    const element = of();
    if (element !== null && !(await toggleFullScreen(element)))
      await notify.error('This browser doesn’t allow full screen here.');
  };
  return (
    <Button
      title={isFull ? 'Exit full screen' : 'Full screen'}
      className={style.icon}
      onClick={() => void toggle()}
    >
      <Icon name={isFull ? 'close' : 'full'} />
    </Button>
  );
}
