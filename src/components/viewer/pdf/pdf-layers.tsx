import style from '#src/components/viewer/pdf/pdf-panel.module.css';
import type { PdfLayer } from '#src/components/viewer/pdf/read-extras.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';

export type VisibleLayers = ReadonlyMap<string, boolean>;

interface Props {
  layers: readonly PdfLayer[];
  /** The person's choices; other layers follow the document. */
  visible: VisibleLayers;
  onVisible: (visible: VisibleLayers) => void;
}

/** Turns the layers of a document on and off. */
export const PdfLayers = ({ layers, visible, onVisible }: Props) => (
  <ul className={`grow stack gap-2 pad-2-3 ${style.list}`}>
    {layers.map(({ id, name, isVisible }) => (
      <li key={id}>
        <Checkbox
          label={name}
          checked={visible.get(id) ?? isVisible}
          onChange={({ currentTarget }) => onVisible(new Map(visible).set(id, currentTarget.checked))}
        />
      </li>
    ))}
  </ul>
);
