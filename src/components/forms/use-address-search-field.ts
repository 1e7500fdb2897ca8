import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** The props of a search field whose text mirrors the URL: typing updates the URL with a delay; a link or Back changes both. */
export function useAddressSearchField(asked: string, onType?: (words: string) => void) {
  const [words, setWords] = useState(asked);
  const ref = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const input = ref.current;
    // Don't overwrite what is being typed. Back and Forward always win, even if the field has the focus.
    if (isBack || (input && input.ownerDocument.activeElement !== input)) setWords(asked);
  }, [asked, isBack]);
  const field = {
    ref,
    type: 'search',
    value: words,
    maxLength: 100,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setWords(value);
      onType?.(value);
    },
  };
  return { words, field };
}
