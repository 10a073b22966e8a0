import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button';

interface FencedProps {
  readonly children: ReactNode;
  /** How a sentence calls the panel. */
  readonly name: string;
}

/** Around one panel: what breaks in it ends there. The run, its readings and the other panels go on. React asks for a class here. */
export class Fenced extends Component<FencedProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <p className="panel-empty" role="alert">
        {this.props.name} cannot be shown: something in it went wrong. The run and its readings are not touched.{' '}
        <Button onClick={() => this.setState({ broken: false })}>Try again</Button>
      </p>
    );
  }
}
