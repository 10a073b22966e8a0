/** The tools of a presenter in full screen, as one value; every change in one pure function. */

/** As many readings as can be read from the last row of a class room. */
export const MOST_BIG = 4;

export interface Presenter {
  /** What the pointer is: the laser and the pen exclude each other. */
  readonly pointer: 'plain' | 'laser' | 'pen';
  readonly spotlight: boolean;
  /** High contrast for projectors that wash colours out. */
  readonly projector: boolean;
  /** Beside the stage stand the readings or the controls. */
  readonly side: 'readings' | 'controls';
}

export type PresenterEvent = 'laser' | 'pen' | 'spotlight' | 'projector' | 'side' | 'end';

export const AT_REST: Presenter = { pointer: 'plain', spotlight: false, projector: false, side: 'readings' };

export function present(state: Presenter, event: PresenterEvent): Presenter {
  switch (event) {
    case 'laser':
    case 'pen':
      return { ...state, pointer: state.pointer === event ? 'plain' : event };
    case 'spotlight':
      return { ...state, spotlight: !state.spotlight };
    case 'projector':
      return { ...state, projector: !state.projector };
    case 'side':
      return { ...state, side: state.side === 'readings' ? 'controls' : 'readings' };
    case 'end':
      return AT_REST;
  }
}
