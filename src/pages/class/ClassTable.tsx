import type { ClassMember } from '../../../engine/runtime/class-set';
import { ScrollBox } from '../../ui/ScrollBox';

/** One line for each student: the link to give out, and its run code. */
export function ClassTable({ members }: { readonly members: readonly ClassMember[] }) {
  return (
    <ScrollBox label="Links of the class">
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
  );
}
