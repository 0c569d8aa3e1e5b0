import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { kitWords } from './kit-words.ts';
import { copyText } from './share.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Named in the copied details, beside the error and the browser. */
  readonly version?: string;
  readonly onError?: (error: unknown) => void;
}

interface State {
  readonly details: string | undefined;
}

/** Shows a readable page in place of a broken one. It touches nothing that is saved. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { details: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { details: describe(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const { version = '?', onError } = this.props;
    const where = info.componentStack ?? '';
    this.setState({ details: `${describe(error)}\n${where}\nversion ${version}\n${navigator.userAgent}` });
    onError?.(error);
  }

  override render(): ReactNode {
    const { details } = this.state;
    return details === undefined ? this.props.children : <Failure details={details} />;
  }
}

/** Its words come straight from the list: the language library may be what has failed. */
function Failure({ details }: { readonly details: string }) {
  const words = kitWords[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'].crash;
  return (
    <main className="crash" role="alert">
      <div className="card">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="row">
          <Button variant="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
          <Button onClick={() => void copyText(details)}>{words.copy}</Button>
        </div>
        <pre>{details}</pre>
      </div>
    </main>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
