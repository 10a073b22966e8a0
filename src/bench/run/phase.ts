/** What a bench is doing, as one union; every transition in one pure function. */
export type Phase =
  | { readonly is: 'loading' }
  | { readonly is: 'ready' }
  | { readonly is: 'running' }
  | { readonly is: 'paused' }
  | { readonly is: 'done' }
  /** `lost`: the worker was restarted and is being brought back to where it was. */
  | { readonly is: 'restoring'; readonly to: 'running' | 'paused' | 'ready' | 'done' }
  | { readonly is: 'failed'; readonly code: string; readonly sentence: string };

export type PhaseEvent =
  | { readonly on: 'load' }
  | { readonly on: 'loaded' }
  | { readonly on: 'run' }
  | { readonly on: 'pause' }
  | { readonly on: 'finish' }
  | { readonly on: 'lost' }
  | { readonly on: 'restored' }
  | { readonly on: 'fail'; readonly code: string; readonly sentence: string };

export function reduce(phase: Phase, event: PhaseEvent): Phase {
  switch (event.on) {
    case 'load':
      return { is: 'loading' };
    case 'loaded':
      return phase.is === 'loading' ? { is: 'ready' } : phase;
    case 'run':
      return phase.is === 'ready' || phase.is === 'paused' || phase.is === 'done' ? { is: 'running' } : phase;
    case 'pause':
      return phase.is === 'running' ? { is: 'paused' } : phase;
    case 'finish':
      return phase.is === 'running' ? { is: 'done' } : phase;
    case 'lost':
      switch (phase.is) {
        case 'running':
        case 'paused':
        case 'ready':
        case 'done':
          return { is: 'restoring', to: phase.is };
        case 'loading':
        case 'restoring':
        case 'failed':
          return phase;
      }
      break;
    case 'restored':
      return phase.is === 'restoring' ? { is: phase.to } : phase;
    case 'fail':
      return { is: 'failed', code: event.code, sentence: event.sentence };
  }
  return phase;
}

/** The value of the bench's `data-bench` attribute, on which any tool can wait. */
export const benchAttribute = (phase: Phase): string => (phase.is === 'restoring' ? 'loading' : phase.is);
