import { type ReactNode, useEffect, useState } from 'react';
import { afterFrame } from './after-frame';
import { usePrinting } from './use-printing';

interface InTurnsProps {
  /** Each with a key, in places that stay: null where one is left out. */
  readonly parts: readonly ReactNode[];
}

/** Parts that each take a weak device a while: with every display frame one more is there, and between them the page answers. On paper all. */
export function InTurns({ parts }: InTurnsProps) {
  const [there, setThere] = useState(1);
  const onPaper = usePrinting();
  const { length } = parts;
  useEffect(() => {
    if (there < length) return afterFrame(() => setThere(there + 1));
  }, [there, length]);
  return onPaper ? parts : parts.slice(0, there);
}
