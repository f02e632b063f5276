// Changes of a field that nobody heard. React compares a field with what it knew last, and takes what it finds when it
// takes the field over for known: the field has to change once more.

/** True when somebody has changed a field of the page as it came from the server. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.selectedOptions[0] !== (options.find((option) => option.defaultSelected) ?? options[0]);
  }
  // Of radios the one that was chosen; the one before it is changed as well.
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return isTyped(field) && field.value !== field.defaultValue;
}

/** Takes note of what a field holds now. Returns how to change it to that again, as if it had just been typed or chosen. */
export function noteChange(field: Element): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    };
  }
  if (isTick(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => isTyped(field) && typeAgain(field);
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function isTyped(field: Element): field is Typed {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function typeAgain(field: Typed): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  // Past React's own setter, which would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Typed, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
