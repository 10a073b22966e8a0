import type { CSSProperties } from 'react';
import type { ClassMember } from '../../../engine/runtime/class-set';
import { QrCode } from '../../ui/QrCode';

/** Codes on a page of paper, and in how many columns they stand. */
export const SHEETS = [
  { perPage: 6, columns: 2 },
  { perPage: 12, columns: 3 },
  { perPage: 20, columns: 4 },
] as const;

export type PerPage = (typeof SHEETS)[number]['perPage'];

interface CodeSheetProps {
  readonly title: string;
  readonly task: string;
  /** The link of a student to be typed; null where it is too long for that. */
  readonly shortOf: (member: ClassMember) => string | null;
  readonly members: readonly ClassMember[];
  readonly perPage: PerPage;
}

/** Slips to cut out, one for each student. */
export function CodeSheet({ title, task, shortOf, members, perPage }: CodeSheetProps) {
  const columns = SHEETS.find((sheet) => sheet.perPage === perPage)?.columns ?? 3;
  const pages = Array.from({ length: Math.ceil(members.length / perPage) }, (_, page) =>
    members.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <div className="code-sheets">
      {pages.map((slips) => (
        <div
          className="code-sheet"
          key={slips[0]?.name}
          style={{ '--columns': columns, '--rows': perPage / columns } as CSSProperties}
        >
          {slips.map((member) => (
            <Slip key={member.name} title={title} task={task} member={member} short={shortOf(member)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SlipProps {
  readonly title: string;
  readonly task: string;
  readonly member: ClassMember;
  readonly short: string | null;
}

const Slip = ({ title, task, member: { name, link, code }, short }: SlipProps) => (
  <div className="code-slip">
    <b>{name}</b>
    <QrCode text={link} label={`QR code of ${name}'s link`} />
    <span>{title}</span>
    <span className="mono">{code}</span>
    {short !== null && <span className="mono code-typed">{short.replace(/^https?:\/\//, '')}</span>}
    {short !== null && task.trim() !== '' && <span className="code-task">{task}</span>}
  </div>
);
