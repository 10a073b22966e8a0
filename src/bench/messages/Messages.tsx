import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { type MissingPart, useMissingParts } from '../../ui/missing-parts';
import { useFocusBack } from '../../ui/use-focus-back';
import { joined } from '../../ui/joined';
import { useBench, useBenchState } from '../bench-context';
import type { Message } from '../run/store';

/** Milliseconds after which a notice leaves by itself, with those before it; warnings stay until they are dismissed. */
const noticeStays = (text: string): number => 6000 + 60 * text.length;

/** The newest sentence for the learner, above the stage. Read out by the bench's live region. */
export function Messages() {
  const { session } = useBench();
  const message = useBenchState((state) => state.messages.at(-1));
  const waiting = useBenchState((state) => state.messages.length - 1);
  useEffect(() => {
    if (message?.kind !== 'notice') return;
    const timer = setTimeout(() => session.dismissNotices(message.id), noticeStays(message.text));
    return () => clearTimeout(timer);
  }, [message, session]);
  const [missing] = useMissingParts();
  if (missing) return <Missing part={missing} />;
  if (!message) return null;
  return <Said message={message} waiting={waiting} onDismiss={() => session.dismiss(message.id)} />;
}

interface SaidProps {
  readonly message: Message;
  /** How many more there are. */
  readonly waiting: number;
  readonly onDismiss: () => void;
}

function Said({ message: { kind, text }, waiting, onDismiss }: SaidProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusBack(box);
  return (
    <div ref={box} className="message" data-kind={kind}>
      <p>
        {joined(text)}
        {waiting > 0 && <small> {waiting} more</small>}
      </p>
      <Button look="quiet" icon="close" label="Dismiss this message" onClick={onDismiss} />
    </div>
  );
}

const Missing = ({ part }: { readonly part: MissingPart }) => (
  <div className="message" data-kind="warning" role="alert">
    <p>A part of this page could not be fetched. The run and its readings are not touched.</p>
    <Button onClick={part.again}>Try again</Button>
    <Button look="quiet" icon="close" label="Go on without it" onClick={part.giveUp} />
  </div>
);
