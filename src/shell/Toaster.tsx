import * as Radix from '@radix-ui/react-toast';
import { Icon } from '../ui/Icon';
import { dismissToast, TOAST_MS, type Toast } from './toast';
import './toast.css';

/** Shows the newest toast: F8 puts the focus there, a swipe to the right closes it. */
export default function Toaster({ toast }: { readonly toast: Toast }) {
  const { id, revision, open, title, description, variant = 'default', action } = toast;
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={`${id} ${revision}`}
        className="toast"
        data-variant={variant}
        data-updated={revision > 0 || undefined}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        open={open}
        onOpenChange={(next) => !next && dismissToast(id)}
      >
        <div className="toast-text">
          <Radix.Title className="toast-title">{title}</Radix.Title>
          {description !== undefined && <Radix.Description>{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action className="button" altText={action.label} onClick={action.press}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close className="icon-button" aria-label="Close this message">
          <Icon name="close" size={16} />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  );
}
