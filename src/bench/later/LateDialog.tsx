import type { ComponentType } from 'react';
import { useModule } from '../../ui/use-module';
import { Fenced } from './Fenced';

interface LateDialogProps<P> {
  /** Stable: asked for once. */
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
}

/** A dialog fetched when it is opened. Where it cannot be fetched the page offers to try again, or it is closed. */
export function LateDialog<P extends { readonly onClose: () => void }>({ load, props }: LateDialogProps<P>) {
  const dialog = useModule(true, load, props.onClose);
  return (
    dialog && (
      <Fenced name="This dialog">
        <dialog.default {...props} />
      </Fenced>
    )
  );
}
