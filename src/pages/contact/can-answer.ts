/** Whether somebody can be reached: an e-mail address, or a helpline that names a number. Pure. */
export const canAnswer = ({ email, helpline }: { readonly email: string; readonly helpline: string }): boolean =>
  email !== '' || /\d{6}/.test(helpline);
