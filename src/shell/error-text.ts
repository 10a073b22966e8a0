/** What an error says of itself: the status of an answer, else its message. */
export function errorText(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error === 'object' && error !== null) {
    const [status, statusText, message]: unknown[] = ['status', 'statusText', 'message'].map((key) =>
      Reflect.get(error, key),
    );
    if (typeof status === 'number')
      return typeof statusText === 'string' ? `${status} ${statusText}`.trim() : `${status}`;
    if (typeof message === 'string' && message !== '') return message;
  }
  return 'No further details.';
}
