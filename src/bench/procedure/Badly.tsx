/** Behind a step that is done badly to see why it is done otherwise. */
export const Badly = () => <small className="badly">badly, on purpose</small>;
