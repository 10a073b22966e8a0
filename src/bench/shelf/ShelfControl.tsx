import { Button } from '../../ui/Button';
import type { TextInput } from '../../../engine/inputs';
import { useBench } from '../bench-context';
import { wordsOf } from '../controls/input-rules';

interface ShelfControlProps {
  readonly definition: TextInput;
  /** Code of the sample that is in; '' for none. */
  readonly value: string;
  readonly locked: boolean;
  readonly onGive: (code: string) => boolean;
}

/** Which sample from the shelf is in the instrument, and the way to another. */
export function ShelfControl({ definition, value, locked, onGive }: ShelfControlProps) {
  const { openShelf } = useBench();
  return (
    <div className="shelf-control">
      <b>{wordsOf(definition, value)}</b>
      {!locked && value !== '' && <Button onClick={() => onGive('')}>Take it out</Button>}
      {!locked && <Button onClick={openShelf}>{value === '' ? 'Choose from the shelf' : 'Choose another'}</Button>}
    </div>
  );
}
