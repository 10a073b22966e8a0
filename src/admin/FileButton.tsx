import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button';

interface FileButtonProps {
  readonly accept: string;
  readonly onText: (text: string) => void | Promise<void>;
  readonly children: ReactNode;
}

/** A button that asks for a file and reads it as text. */
export function FileButton({ accept, onText, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const read = async (): Promise<void> => {
    const file = field.current?.files?.[0];
    // The same file may be chosen again.
    if (file) await onText(await file.text());
    if (field.current) field.current.value = '';
  };
  return (
    <>
      <input ref={field} type="file" accept={accept} hidden tabIndex={-1} onChange={() => void read()} />
      <Button onClick={() => field.current?.click()}>{children}</Button>
    </>
  );
}
