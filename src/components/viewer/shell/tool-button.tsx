import { ToolIcon, type ToolIconName } from '#src/components/viewer/shell/tool-icon.tsx';
import style from '#src/components/viewer/shell/tool-button.module.css';
import { Tip } from '#src/ui/tip.tsx';

interface Props {
  icon: ToolIconName;
  /** The name, also shown as a tooltip. */
  label: string;
  keyName?: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A viewer's tool: an icon with a tooltip for its name and key. While disabled, it keeps the focus. */
export const ToolButton = ({ icon, label, keyName, isPressed, isExpanded, isDisabled, onClick }: Props) => (
  <button
    type="button"
    className={`relative quiet rigid touch-square forced-fill ${style.tool}`}
    aria-label={label}
    aria-keyshortcuts={keyName?.toUpperCase()}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
  >
    <Tip text={keyName === undefined ? label : `${label} (${keyName.toUpperCase()})`}>
      <ToolIcon name={icon} />
    </Tip>
  </button>
);

/** A link that looks like a tool. */
export const toolClass = (): string => `centered relative quiet rigid forced-fill touch-square ${style.tool}`;

/** Separates groups of tools. */
export const ToolGap = () => <span className={`rigid ${style.gap}`} />;
