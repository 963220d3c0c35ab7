import { useEffect } from 'react';

let isAsking = true;

/** What stands in the page is not to be stayed with. */
export function stopAskingToLeave() {
  isAsking = false;
}

/** The browser asks before the page is closed or loaded anew, as long as something would be lost with it. */
export function useLeaveWarning(isLosing: boolean) {
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => isAsking && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);
}
