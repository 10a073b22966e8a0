import type { ReactNode } from 'react';
import type { Sample } from '../../engine/data/samples/sample';
import { NoSamples } from './NoSamples';
import { recordOf, type Vial } from './shelf';
import { useShelf } from './use-shelf';
import { VialCard } from './VialCard';
import './shelf.css';

interface ShelfListProps {
  /** What a bench offers to do with each. */
  readonly offer?: (vial: Vial, sample: Sample) => ReactNode;
}

/** All samples, newest first; empty it says where they come from. */
export function ShelfList({ offer }: ShelfListProps) {
  const { read, shelf, lost, blocked } = useShelf();
  const vials = shelf.vials.flatMap((vial) => {
    const sample = recordOf(vial);
    return sample ? [{ vial, sample }] : [];
  });
  return (
    <>
      {lost > 0 && (
        <p role="alert">
          {lost === 1 ? 'One stored sample' : `${lost} stored samples`} could not be read and{' '}
          {lost === 1 ? 'was' : 'were'} left out.
        </p>
      )}
      {blocked && <p>This browser keeps nothing for this site: samples last for this visit.</p>}
      {read && vials.length === 0 && <NoSamples />}
      <ul className="vials" aria-label="Samples on the shelf">
        {vials.map(({ vial, sample }) => (
          <VialCard key={vial.id} vial={vial} sample={sample}>
            {offer?.(vial, sample)}
          </VialCard>
        ))}
      </ul>
    </>
  );
}
