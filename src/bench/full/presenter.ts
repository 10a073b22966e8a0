/** The tools of a presenter in full screen, as one value; every change in one pure function. */

/** As many readings as can be read from the last row of a class room. */
export const MOST_BIG = 4;

export interface Presenter {
  /** What the pointer is: the laser and the pen exclude each other. */
  readonly pointer: 'plain' | 'laser' | 'pen';
  readonly spotlight: boolean;
  /** High contrast for projectors that wash colours out. */
  readonly projector: boolean;
  /** What stands beside the stage. */
  readonly side: 'readings' | 'plot' | 'controls';
  /** The present step of the procedure stands above it. */
  readonly step: boolean;
}

/** A whole value brings back what another bench of the lesson had. */
export type PresenterEvent = Presenter | 'laser' | 'pen' | 'spotlight' | 'projector' | 'side' | 'plot' | 'step' | 'end';

export const AT_REST: Presenter = {
  pointer: 'plain',
  spotlight: false,
  projector: false,
  side: 'readings',
  step: false,
};

export function present(state: Presenter, event: PresenterEvent): Presenter {
  if (typeof event === 'object') return event;
  switch (event) {
    case 'laser':
    case 'pen':
      return { ...state, pointer: state.pointer === event ? 'plain' : event };
    case 'spotlight':
      return { ...state, spotlight: !state.spotlight };
    case 'projector':
      return { ...state, projector: !state.projector };
    case 'side':
      return { ...state, side: state.side === 'controls' ? 'readings' : 'controls' };
    case 'plot':
      return { ...state, side: state.side === 'plot' ? 'readings' : 'plot' };
    case 'step':
      return { ...state, step: !state.step };
    case 'end':
      return AT_REST;
  }
}
