/**
 * Has the voice ready before there is anything to say. Apple's browsers let a page speak only once it has spoken at a press, and
 * the first sentence comes seconds after it; others ask for nothing.
 */
export function wakeVoice(): void {
  const isApple = navigator.vendor.startsWith('Apple');
  if (isApple && 'speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
