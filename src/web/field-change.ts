// A change of a field, made again. React takes what it finds in a field when it hydrates it for known.

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

/** How to change a field to what it holds now, as if it had just been typed or chosen. */
export function changeAgain(field: Element): () => void {
  if (isTick(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (!isTyped(field) && !(field instanceof HTMLSelectElement)) return () => undefined;
  const { value } = field;
  return () => {
    field.value = '';
    // Past React's own setter, which would take the value for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Element, 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
