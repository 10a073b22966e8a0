/** What a message needs before it can be sent. Pure. */

export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Message = Readonly<Record<Field, string>>;

const MISSING: Readonly<Record<Field, string>> = {
  name: 'Please enter your full name.',
  email: 'Please enter your email address, so that an answer can reach you.',
  subject: 'Please enter a subject.',
  message: 'Please enter a message.',
};

/** As an email field of a browser checks it: one @, no spaces, something on both sides. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/;

/** A sentence for each field that cannot stay as it is, in the order of the form. */
export function checkMessage(message: Message): readonly { readonly field: Field; readonly sentence: string }[] {
  return FIELDS.flatMap((field) => {
    const text = message[field].trim();
    if (text === '') return { field, sentence: MISSING[field] };
    if (field === 'email' && !EMAIL.test(text)) {
      return { field, sentence: 'Please enter an email address of the form name@example.org.' };
    }
    return [];
  });
}
