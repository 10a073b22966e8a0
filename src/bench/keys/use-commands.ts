import type { RefObject } from 'react';
import type { BenchValue } from '../bench-context';
import type { Demonstration } from '../demo/use-demo';
import type { Dialogs } from '../dialogs/BenchDialogs';
import type { Hiding } from '../full/use-hiding';
import type { PresenterUse } from '../full/use-presenter';
import type { Description } from '../stage/use-description';
import { changeSpeed } from '../transport/speeds';
import type { KeyCommand } from './keys';
import { useKeys } from './use-keys';

/** What the keys of a bench command. */
interface Commanded {
  readonly root: RefObject<HTMLElement | null>;
  readonly bench: BenchValue;
  readonly demonstration: Demonstration;
  readonly presenting: PresenterUse;
  readonly hiding: Hiding;
  readonly description: Description;
  readonly dialogs: Dialogs;
}

/** The keys of a bench do what its buttons do. */
export function useCommands(commanded: Commanded): void {
  const { root, bench, demonstration, presenting, hiding, description, dialogs } = commanded;
  const { session, entry } = bench;
  const { on: shown } = demonstration;
  const { full, tell } = presenting;
  const onCommand = (command: KeyCommand): void => {
    switch (command) {
      case 'full-screen':
        return full.enter();
      case 'leave':
        return full.leave();
      case 'run':
        return session.toggle();
      case 'reset':
        return shown ? shown.demo.again() : session.reset();
      case 'step':
        return shown ? shown.demo.next() : session.stepOnce();
      case 'faster':
        return changeSpeed(session, 1);
      case 'slower':
        return changeSpeed(session, -1);
      case 'laser':
      case 'spotlight':
      case 'pen':
      case 'projector':
      case 'plot':
        return tell(command);
      case 'steps':
        return tell('step');
      case 'record':
        return session.record();
      case 'hide':
        return hiding.toggle();
      case 'read-out':
        return void description.describe();
      case 'watch':
        return entry.demo && demonstration.toggle();
      case 'help':
        return dialogs.open('keys');
    }
  };
  useKeys(root, full.on, onCommand);
}
