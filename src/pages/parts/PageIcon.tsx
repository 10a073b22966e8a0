import type { SubjectId } from '../../../catalogue/listing';

interface PageIconProps {
  /** A subject or an instrument: the drawing of that id in public/icons.svg. */
  readonly id: string;
  readonly subject?: SubjectId | 'instrument';
  readonly size?: 'small' | 'large';
}

/** The drawing of a subject or an instrument on a tile of its accent. It says nothing that the words beside it do not. */
export const PageIcon = ({ id, subject = 'instrument', size = 'small' }: PageIconProps) => (
  <span className={`page-icon page-icon-${size}`} data-subject={subject}>
    <svg aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.BASE_URL}icons.svg#${id}`} />
    </svg>
  </span>
);
