import { site } from '../site';
import { Icon } from '../ui/Icon';

/** Always at the bottom right: pages keep room for it, beside a bench it is a tab in the margin, in full screen there is none. */
export const Helpline = () => (
  <aside aria-label="Help">
    <a
      className="helpline"
      href={site.helpline}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens a messaging app"
    >
      <Icon name="chat" size={20} />
      <span>Helpline</span>
    </a>
  </aside>
);
