import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import { ModelSlider } from '#src/components/viewer/model/model-slider.tsx';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { ShellStatus } from '#src/components/viewer/shell/shell-parts.tsx';
import type { ModelView, SectionAxis } from '#src/domain/viewer/model/model-view.ts';
import { Segments } from '#src/ui/segments.tsx';

interface Props {
  view: ModelView;
  onView: ChangeView;
  /** The size of the selected type. */
  size: string;
  /** The measured distance, or the next step of measuring. */
  measured: string;
}

const axes: readonly (readonly [axis: SectionAxis, label: string, name: string])[] = [
  ['z', 'Depth', 'Cut across the depth'],
  ['x', 'Width', 'Cut across the width'],
  ['y', 'Height', 'Cut across the height'],
];

/** The line below a model: its size, what is measured, and where it is cut. */
export const ModelStatus = ({ view: { section }, onView, size, measured }: Props) => (
  <ShellStatus>
    <p className="grow" role="status">
      {measured === '' ? size : measured}
    </p>
    {section && (
      <>
        <Segments
          legend="Cut across"
          value={section.axis}
          options={axes}
          onChange={(axis) => onView({ section: { ...section, axis } })}
        />
        <ModelSlider
          label="Section"
          value={section.at}
          onChange={(at) => onView({ section: { ...section, at } })}
        />
      </>
    )}
    <UnitSwitch />
  </ShellStatus>
);
