import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import type { IconName } from './Icon';

interface FileButtonProps {
  /** What the file is, for the field behind the button: `Run file`. */
  readonly label: string;
  readonly icon?: IconName;
  readonly onFile: (file: File) => void | Promise<void>;
  readonly children: ReactNode;
}

/** A button that asks for a JSON file. */
export function FileButton({ label, icon, onFile, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void onFile(file);
        }}
      />
      <Button {...(icon ? { icon } : {})} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
