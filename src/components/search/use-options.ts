import { useCombobox } from 'downshift';
import type { KeyboardEvent, RefObject } from 'react';

interface Options<Item> {
  /** Of a field that was there before; it is not this hook's alone. */
  field?: RefObject<HTMLInputElement | null>;
  inputId: string;
  listId: string;
  /** The list's name. */
  label: string;
  items: readonly Item[];
  isOpen: boolean;
  typed: string;
  /** The first option is highlighted at once; otherwise none is, and the arrow keys pass the field at both ends. */
  startsAtFirst: boolean;
  onTyped: (typed: string) => void;
  /** Without it the list is always open, and Escape is not the field's. */
  onOpen?: (isOpen: boolean) => void;
  /** Enter on the highlighted option. */
  onEnter: (item: Item) => void;
}

const types = useCombobox.stateChangeTypes;
const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);
/** Home and End move the caret, Enter is the caller's. */
const ownKeys = new Set(['Home', 'End', 'Enter']);

/**
 * A field with a list of links and buttons below it. Keys, focus and ARIA attributes are Downshift's, with two changes:
 * an option leads somewhere instead of filling the field, and the pointer leaves the highlighted one alone, so that Enter
 * never takes what only lies below the hand.
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
  // Neither the field nor the list is always there when this runs for the first time.
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
