import { useEffect, useRef, useState } from 'react';
import type { ClassMember } from '../../../engine/runtime/class-set';
import { ScrollBox } from '../../ui/ScrollBox';
import { belowText, rowsBelow } from './rows-below';

/** One line for each student: the link to give out, and its run code. */
export function ClassTable({ members }: { readonly members: readonly ClassMember[] }) {
  const box = useRef<HTMLElement>(null);
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = (): void => {
      const top = current.getBoundingClientRect().top - current.scrollTop;
      const ends = [...current.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom - top);
      setBelow(rowsBelow(ends, current));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [members]);
  return (
    <>
      <ScrollBox label="Links of the class" ref={box}>
        <table className="class-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Run code</th>
              <th scope="col">Link</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ name, code, link, fits }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="mono">{code}</td>
                <td>
                  {fits ? <a href={link}>{link}</a> : 'too long for a link: shorten the task or leave the actions out'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="field-note class-below">{belowText(below)}</p>
    </>
  );
}
