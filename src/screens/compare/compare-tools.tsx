import { today } from '#src/browser/clock.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { compareTable, type CompareGroup } from '#src/domain/compare/table.ts';
import { Link } from '#src/components/page/link.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { sharedItems } from '#src/domain/share/shared.ts';
import { to } from '#src/paths.ts';
import frame from '#src/components/library/products-page.module.css';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { useIsBelow } from '#src/components/page/use-is-below.ts';
import { PrintButton } from '#src/components/page/print-button.tsx';
import type { Comparison } from '#src/screens/compare/loaders.ts';
import { ReplaceProduct } from '#src/screens/compare/replace-product.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MoreMenu } from '#src/ui/more-menu.tsx';

interface Props {
  loaded: Comparison;
  groups: readonly CompareGroup[];
  /** Rows shown, and rows in total. */
  shown: number;
  of: number;
}

export function CompareTools({ loaded, groups, shown, of }: Props) {
  const { choice, pages } = loaded;
  const [{ onlyDifferences }, choose] = useAddressView(choice, (next) =>
    to.compare(next.ids, next.onlyDifferences),
  );
  const isPhone = useIsBelow(600);
  const canAdd = choice.ids.length < maxCompared;
  const evaluate = pages.length > 1 && (
    <Link className={buttonClass()} to={to.substitution(...substitutionOf(pages))}>
      Evaluate as substitution
    </Link>
  );
  const others = (
    <>
      {canAdd && evaluate}
      <Link className={buttonClass()} to={to.rfi(`products=${choice.ids.join(',')}`)}>
        Request information
      </Link>
      <Button
        onClick={() =>
          saveCsv(
            compareTable(
              pages.map(({ product }) => `${product.title} (${product.company})`),
              groups,
            ),
            `comparison-${pages.map(({ product }) => product.id).join('-')}-${today()}`,
          )
        }
      >
        <Icon name="download" /> CSV
      </Button>
      <PrintButton />
      <ShareButton
        what={() => ({
          kind: 'comparison',
          name: '',
          projectType: '',
          items: sharedItems(choice.ids.map((id) => ({ content_type: 'product', content_id: id }))),
        })}
      />
    </>
  );
  const isReduced = choice.onlyDifferences && pages.length > 1;
  return (
    <div className={`cluster gap-2-4 screen-only ${frame.tools}`}>
      <Checkbox
        label="Differences only"
        checked={onlyDifferences}
        disabled={pages.length < 2}
        onChange={(event) => choose({ onlyDifferences: event.currentTarget.checked }, true)}
      />
      <p className="note muted digits" aria-live="polite">
        {isReduced ? `${shown} of ${of} rows differ` : `${of} rows`}
      </p>
      <UnitSwitch />
      <div className={`flow push-right gap-2 rows-599 ${frame.acts}`}>
        {canAdd ? <ReplaceProduct loaded={loaded} replaced={null} /> : evaluate}
        {isPhone ? <MoreMenu>{others}</MoreMenu> : others}
      </div>
    </div>
  );
}

/** The first product counts as specified; the evaluation can swap them. */
function substitutionOf(pages: Comparison['pages']): [number, readonly number[]] {
  const [first = 0, ...others] = pages.map(({ product }) => product.id);
  return [first, others];
}
