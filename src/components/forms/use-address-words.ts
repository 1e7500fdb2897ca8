import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** The field for words that are in the address: what is being typed is ahead of it, a link or Back changes both. */
export function useAddressWords(asked: string, onType?: (words: string) => void) {
  const [words, setWords] = useState(asked);
  const ref = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const input = ref.current;
    // Where the focus is in the field, the address follows it, except on Back and Forward.
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
