import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon';
import './controls.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'primary' | 'quiet';
  readonly icon?: IconName;
  /** For a button that shows its icon alone. */
  readonly label?: string;
}

export function Button({ look = 'plain', icon, label, className = '', children, ...rest }: ButtonProps) {
  const looks = `ui-button ui-${look} ${label === undefined ? '' : 'ui-icon'} ${className}`;
  return (
    <button type="button" className={looks} aria-label={label} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
