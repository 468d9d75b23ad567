import type { PasswordStrength } from '@syllaboom/engine/passwords';
import { useEffect, useState } from 'react';

type Judge = (password: string, username: string) => PasswordStrength;

/** The list of common passwords is long: it is fetched with the first letter. */
const fetchJudge = async (): Promise<Judge> => {
  const { commonPasswords, judgePassword } = await import('@syllaboom/engine/passwords');
  return (password, username) => judgePassword(password, username, commonPasswords);
};

/** How hard a password is to guess; null while there is none, or while that can't be known. */
export function useStrength(password: string, username: string): PasswordStrength | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    // Without the list there is no line: the server says what it thinks of the password.
    fetchJudge().then(
      (made) => setJudge(() => made),
      () => undefined,
    );
  }, [isTyping]);
  return judge === null || !isTyping ? null : judge(password, username);
}
