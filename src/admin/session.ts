/** Present, with the value "true", only while the admin is logged in. */
export const ADMIN_KEY = 'virtual-lab-admin';

export function isAdmin(): boolean {
  try {
    return localStorage.getItem(ADMIN_KEY) === 'true';
  } catch {
    return false;
  }
}
