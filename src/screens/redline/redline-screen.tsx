import { useMemo, useState } from 'react';

import { SectionNumber } from '#src/components/library/section-number.tsx';
import { shownNumber } from '#src/components/library/edition.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { defaultPrintOptions, type PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { sidesQuery } from '#src/domain/redline/requested-sides.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { Compared } from '#src/screens/redline/compared.tsx';
import type { ComparedProps } from '#src/screens/redline/compared-props.ts';
import type { LoadedRedline, LoadedSide } from '#src/screens/redline/loaders.ts';
import { DifferentNumbers, SavedNotice, SideFailed, WorkMissing } from '#src/screens/redline/problems.tsx';
import { SidePickers } from '#src/screens/redline/side-pickers.tsx';
import style from '#src/screens/redline/redline-screen.module.css';
import { addressOf } from '#src/screens/redline/side-text.ts';
import { useRedline, type ReadSide } from '#src/screens/redline/use-redline.ts';
import { useWorkOwner } from '#src/stores/work-owner.ts';
import { useOfficeTemplate } from '#src/stores/office-template.ts';
import { useReadingOptions } from '#src/stores/reading-options.ts';
import { useUnits } from '#src/stores/units.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  loaded: LoadedRedline;
  old: LoadedSide;
}

/** The choice of texts, and below it the redline, or why there is none. */
export function RedlineScreen({ loaded: asked, old }: Props) {
  const [{ isChangesOnly }, choose] = useAddressView({ isChangesOnly: asked.isChangesOnly }, (next) =>
    addressOf(asked, { old: old.side, now: asked.now?.side ?? null }, next.isChangesOnly),
  );
  const loaded = { ...asked, isChangesOnly };
  const filter = (hasAll: boolean): void => choose({ isChangesOnly: !hasAll }, true);
  const section = old.section.data ?? loaded.now?.section.data ?? null;
  const number = section && shownNumber(section.section);
  return (
    <div className={`wrap stack at-start gap-3 page-high print-block ${style.page}`}>
      <Breadcrumbs
        crumbs={crumbsTo(
          'Compare',
          { label: 'Specifications', href: to.contentType('spec') },
          ...(section
            ? [
                {
                  label: `${number ?? ''} ${plainText(section.section.title)}`,
                  href: to.section('spec', section.section.number),
                },
              ]
            : []),
        )}
      />
      <header className="stack gap-1 screen-only compact-title">
        <h1>Compare specifications</h1>
        {section && (
          <p className="quiet">
            <SectionNumber
              section={{ ...section.section, title: plainText(section.section.title) }}
              withTitle
            />
          </p>
        )}
      </header>
      <SidePickers loaded={loaded} old={old} />
      <Sides loaded={loaded} old={old} onFilter={filter} />
    </div>
  );
}

function Sides({ loaded, old, onFilter }: Props & Pick<ComparedProps, 'onFilter'>) {
  const { now } = loaded;
  if (old.section.error) return <SideFailed side={old} />;
  if (now === null) return <p className="quiet">Choose what to compare it with.</p>;
  if (now.section.error) return <SideFailed side={now} />;
  if (old.section.data.section.number !== now.section.data.section.number)
    return <DifferentNumbers old={old.section.data} now={now.section.data} />;
  const comparison = `${loaded.project?.seq ?? ''}/${sidesQuery({ old: old.side, now: now.side })}`;
  return (
    <TwoTexts
      key={comparison}
      comparison={comparison}
      loaded={loaded}
      old={{ ...old, section: old.section.data }}
      now={{ ...now, section: now.section.data }}
      onFilter={onFilter}
    />
  );
}

interface TwoTextsProps extends Pick<ComparedProps, 'onFilter'> {
  comparison: string;
  loaded: LoadedRedline;
  old: ReadSide;
  now: ReadSide;
}

function TwoTexts({ comparison, loaded, old, now, onFilter }: TwoTextsProps) {
  const { project } = loaded;
  const person = useWorkOwner(({ owner }) => owner);
  const options = usePrintOptions(old.side.text === 'saved' || now.side.text === 'saved');
  const [saves, setSaves] = useState(0);
  const made = useRedline({ old, now, project, person, options, saves });
  if (made === null)
    return (
      <div aria-busy="true">
        <p role="status" className="quiet">
          Comparing…
        </p>
        <SkeletonText lines={12} />
      </div>
    );
  if (made.missing) return <WorkMissing side={made.missing} project={project} />;
  return (
    <>
      {saves > 0 && <SavedNotice side={now.side.text === 'mine' ? now.side : old.side} project={project} />}
      <Compared
        {...made}
        comparison={comparison}
        loaded={loaded}
        options={options}
        onFilter={onFilter}
        onSaved={() => setSaves(saves + 1)}
      />
    </>
  );
}

/**
 * Uses the visitor's reading options. A saved text has no notes and only US customary units, so then the other side
 * uses the same.
 */
function usePrintOptions(isWithSaved: boolean): PrintOptions {
  const { notes, numbering } = useReadingOptions();
  const office = useOfficeTemplate();
  const units = useUnits(({ system }) => system);
  return useMemo(
    () => ({
      ...defaultPrintOptions,
      numbering,
      notes: notes && !isWithSaved ? 'visible' : 'remove',
      units: isWithSaved ? 'ip' : units,
      ...(office && { office, paper: office.paper }),
    }),
    [notes, numbering, units, isWithSaved, office],
  );
}
