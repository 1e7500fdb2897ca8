import { useCombobox } from 'downshift';
import type { KeyboardEvent, RefObject } from 'react';

interface Options<Item> {
  /** An existing input that this hook shares. */
  field?: RefObject<HTMLInputElement | null>;
  inputId: string;
  listId: string;
  /** The list's accessible name. */
  label: string;
  items: readonly Item[];
  isOpen: boolean;
  typed: string;
  /**
   * Highlights the first option at once; otherwise none is highlighted, and the arrow keys pass the input at
   * both ends.
   */
  startsAtFirst: boolean;
  onTyped: (typed: string) => void;
  /** Without it, the list is always open and Escape is left to others. */
  onOpen?: (isOpen: boolean) => void;
  /** Called when Enter is pressed on the highlighted option. */
  onEnter: (item: Item) => void;
}

const types = useCombobox.stateChangeTypes;
const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);
/** Home and End move the caret; the caller handles Enter. */
const ownKeys = new Set(['Home', 'End', 'Enter']);

/**
 * An input with a list of links and buttons. Keys, focus, and ARIA attributes come from Downshift, with two
 * changes: choosing an option follows it instead of filling the input, and the pointer does not move the
 * highlight, so that Enter never picks what the pointer merely rests on.
 */
export function useOptions<Item>(options: Options<Item>) {
  const { inputId, listId, label, items, isOpen, typed, startsAtFirst, onTyped, onOpen, onEnter } = options;
  const start = startsAtFirst ? 0 : -1;
  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId,
    menuId: listId,
    items: [...items],
    isOpen,
    inputValue: typed,
    selectedItem: null,
    itemToString: () => typed,
    initialHighlightedIndex: start,
    defaultHighlightedIndex: start,
    onInputValueChange: ({ inputValue }) => onTyped(inputValue),
    onIsOpenChange: (state) => onOpen?.(state.isOpen),
    stateReducer: (state, { type, changes }) => {
      const isPastEnd =
        (type === types.InputKeyDownArrowUp && state.highlightedIndex === 0) ||
        (type === types.InputKeyDownArrowDown && state.highlightedIndex === items.length - 1);
      if (isPastEnd && !startsAtFirst) return { ...changes, highlightedIndex: start };
      if (type === types.InputClick) return { ...state, isOpen: true };
      return type === types.ItemMouseMove || type === types.MenuMouseLeave ? state : changes;
    },
  });
  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    const item = items[highlightedIndex];
    if (caretKeys.has(key)) setHighlightedIndex(start);
    if (ownKeys.has(key) || (key === 'Escape' && !onOpen))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    if (item === undefined) {
      onOpen?.(false);
      return;
    }
    event.preventDefault();
    onEnter(item);
  }
  // Input and list may be missing on the first run, which Downshift would report.
  const isLate = { suppressRefError: true };
  return {
    getItemProps,
    inputProps: getInputProps<object>(
      {
        'aria-expanded': isOpen && items.length > 0,
        'aria-labelledby': undefined,
        ref: options.field ?? null,
        onChange: ({ currentTarget }) => onTyped(currentTarget.value),
        onKeyDown,
      },
      isLate,
    ),
    listProps: getMenuProps<object>({ 'aria-label': label }, isLate),
  };
}
