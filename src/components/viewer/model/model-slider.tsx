import style from '#src/components/viewer/model/model-slider.module.css';

interface Props {
  label: string;
  /** From 0 to 1. */
  value: number;
  onChange: (value: number) => void;
}

export const ModelSlider = ({ label, value, onChange }: Props) => (
  <label className={`row rigid gap-2 small quiet pad-inline-2 ${style.slider}`}>
    {label}
    <input
      type="range"
      min={0}
      max={1}
      step={0.01}
      value={value}
      aria-valuetext={`${Math.round(value * 100)}%`}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
);
